/** HH:MM as 5 pm, 10:30 am or 12 noon, with a non-breaking space. */
export function formatClockTime(time: string): string {
  if (time === '12:00') return '12\u00a0noon'
  const hour = Number(time.slice(0, 2))
  const minutes = time.slice(3) === '00' ? '' : time.slice(2)
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`
}

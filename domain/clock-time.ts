/** HH:MM as it is said: 5 pm, 10:30 am, 12 noon. */
export function formatClockTime(time: string): string {
  if (time === '12:00') return '12 noon'
  const hour = Number(time.slice(0, 2))
  const minutes = time.slice(3) === '00' ? '' : time.slice(2)
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

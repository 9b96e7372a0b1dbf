// Makes a chosen picture small enough to be stored, before it is sent. Drawing it again also drops the camera's data.
// Without this script the desk says what is wrong with a file that is too large.

const WIDTH = 1_200
const MAX_BYTES = 400_000
const qualities = [0.82, 0.7, 0.55]

for (const field of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const input = field.querySelector('input')
  const status = field.querySelector('[role="status"]')
  if (!input || !status) continue
  input.addEventListener('change', async () => {
    const [file] = input.files ?? []
    status.textContent = ''
    if (file === undefined) return
    const small = await shrink(file).catch(() => null)
    // The file may have been changed meanwhile.
    if (input.files?.[0] !== file) return
    // What this browser cannot read may be a picture all the same: the desk decides, unless it is too large.
    if (small === null) {
      if (file.size > MAX_BYTES) {
        // It would be refused, and a form beyond all limits with all that was typed.
        input.value = ''
        status.textContent = `${file.name} is too large, and this browser cannot make it smaller: choose a picture of ${MAX_BYTES / 1_000} kB or less.`
      }
      return
    }
    const transfer = new DataTransfer()
    transfer.items.add(small.file)
    input.files = transfer.files
    // An error was about the file before.
    input.removeAttribute('aria-invalid')
    document.getElementById(`${input.id}-error`)?.remove()
    status.textContent = `Made ready: ${small.width} × ${small.height} pixels, ${Math.ceil(small.file.size / 1_000)} kB.`
  })
}

async function shrink(file: File): Promise<{ file: File; width: number; height: number } | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, WIDTH / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const blob = await encode(canvas, quality)
    if (blob !== null && blob.size <= MAX_BYTES) {
      const { width, height } = canvas
      return { file: new File([blob], file.name, { type: blob.type }), width, height }
    }
  }
  return null
}

/** A browser that cannot write WebP would write PNG, which is large for a photograph. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const as = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const webp = await as('image/webp')
  return webp?.type === 'image/webp' ? webp : as('image/jpeg')
}

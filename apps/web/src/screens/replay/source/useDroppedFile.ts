import { useEffect, useEffectEvent, useState } from 'react'

/** Of a file; of what cannot be read, as a folder, nothing. */
export const textOf = (file: File): Promise<string> => file.text().catch(() => '')

/** A file that is dropped anywhere on the page; tells whether one is held over it. */
export function useDroppedFile(onFile: (text: string) => void, isAwaited = true): boolean {
  const [over, setOver] = useState(false)

  const drop = useEffectEvent((event: DragEvent) => {
    if (!isAwaited || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined
    if (file !== undefined) void textOf(file).then(onFile)
  })

  useEffect(() => {
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) document.addEventListener(kind, drop)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, drop)
    }
  }, [])

  return over
}

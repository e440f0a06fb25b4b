import { Trans } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import css from './Source.module.css'

/** A file is dropped here, or chosen. */
export function FileDrop({ onFile }: { onFile: (text: string) => void }) {
  const [over, setOver] = useState(false)
  const read = (file: File | undefined): void => void file?.text().then(onFile)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    read(event.dataTransfer.files[0])
  }
  return (
    <label
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span>
        <Trans>Drop a replay file here, or choose one.</Trans>
      </span>
      <input type="file" accept=".json,.replay,application/json" onChange={(event) => read(event.target.files?.[0])} />
    </label>
  )
}

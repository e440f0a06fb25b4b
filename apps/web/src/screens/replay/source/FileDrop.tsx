import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { buttonClass } from '../../../design/controls/Button.tsx'
import css from './Source.module.css'

/** A file is dropped anywhere on the page, or chosen. */
export function FileDrop({ onFile }: { onFile: (text: string) => void }) {
  const [over, setOver] = useState(false)
  const id = useId()
  const read = (file: File | undefined): void => void file?.text().then(onFile)

  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') read(event.dataTransfer?.files[0])
  })

  useEffect(() => {
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) document.addEventListener(kind, drop)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, drop)
    }
  }, [])

  return (
    <div className={css.drop} data-over={over || undefined}>
      <label htmlFor={id}>
        <Trans>Drop a replay file here, or choose one.</Trans>
        <span className={buttonClass('ghost')}>
          <Trans>Choose a file</Trans>
        </span>
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,.replay,application/json"
        onChange={({ target }) => {
          read(target.files?.[0])
          // The same file once more, mended meanwhile, is a choice, too.
          target.value = ''
        }}
      />
    </div>
  )
}

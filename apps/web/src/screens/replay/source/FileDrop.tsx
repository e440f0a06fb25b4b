import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { buttonClass } from '../../../design/controls/Button.tsx'
import css from './Source.module.css'
import { textOf, useDroppedFile } from './useDroppedFile.ts'

/** A file is dropped anywhere on the page, or chosen. */
export function FileDrop({ onFile }: { onFile: (text: string) => void }) {
  const over = useDroppedFile(onFile)
  const id = useId()

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
          const file = target.files?.[0]
          if (file !== undefined) void textOf(file).then(onFile)
          // The same file once more, mended meanwhile, is a choice, too.
          target.value = ''
        }}
      />
    </div>
  )
}

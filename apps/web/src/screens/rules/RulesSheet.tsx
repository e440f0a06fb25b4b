import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../design/controls/Dialog.tsx'
import { RulesBody } from './RulesBody.tsx'

/** The rules over a lobby or a table. */
export default function RulesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Rules`} onClose={onClose}>
      <RulesBody />
    </Dialog>
  )
}

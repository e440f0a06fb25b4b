import { useLingui } from '@lingui/react/macro'

export function useCenterName(): string {
  const { t } = useLingui()
  return t`City center`
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeyAction } from '../../settings/keyMap.ts'

const NAMES: Readonly<Record<KeyAction, MessageDescriptor>> = {
  roll: msg`Roll, or skip an effect`,
  die1: msg`Pick a 1`,
  die2: msg`Pick a 2`,
  die3: msg`Pick a 3`,
  die4: msg`Pick a 4`,
  die5: msg`Pick a 5`,
  die6: msg`Pick a 6`,
  district1: msg`District 1`,
  district2: msg`District 2`,
  district3: msg`District 3`,
  district4: msg`District 4`,
  district5: msg`District 5`,
  district6: msg`District 6`,
  district7: msg`District 7`,
  targetUp: msg`Move the target up`,
  targetDown: msg`Move the target down`,
  lock: msg`Lock a district`,
  flip: msg`Turn the hourglass`,
  cancel: msg`Cancel`,
  summary: msg`Say a summary`,
  lastEvents: msg`Say the last events`,
  time: msg`Say the time left`,
  myDice: msg`Say my dice`,
  askDistrict: msg`Say a district`,
  zen: msg`Hide everything but the game`,
  mute: msg`Mute`,
  settings: msg`Settings`,
  help: msg`Help`,
}

export const keyActionName = (action: KeyAction): MessageDescriptor => NAMES[action]

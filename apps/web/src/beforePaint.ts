import { keepEarlyPresses } from './earlyPresses.ts'
import { rootLook } from './settings/rootLook.ts'
import { PREFERENCES, recall } from './settings/storage.ts'

// Runs in the head, before anything is painted: a chosen theme never comes after another one.
Object.assign(document.documentElement.dataset, rootLook(Object(recall(PREFERENCES)) as object))
keepEarlyPresses()

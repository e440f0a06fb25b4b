export { homeTable, type HomeTable } from './homeTable.ts'
export { CONNECTION_FAULTS, RenumberingRequests } from './plantedFaults.ts'
export { TestConnection } from './TestConnection.ts'

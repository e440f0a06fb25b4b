export { CONNECTION_FAULTS, RenumberingRequests } from './plantedFaults.ts'

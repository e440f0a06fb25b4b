export { CONNECTION_FAULTS, RenumberingRequests } from './plantedFaults.ts'
export { simulate } from './tableSimulation/Simulation.ts'

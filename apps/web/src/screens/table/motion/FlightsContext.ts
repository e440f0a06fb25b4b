import { createContext, useContext } from 'react'
import { Flights } from './flights.ts'

export const FlightsContext = createContext(new Flights())

export const useFlights = (): Flights => useContext(FlightsContext)

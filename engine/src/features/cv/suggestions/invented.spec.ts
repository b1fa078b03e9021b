import { describe, expect, it } from 'vitest'
import { inventedIn } from './invented.ts'

const cv = 'Responsible for the migration of 3 services to kafka. Utilised Postgres. Won 12.5 % more orders in Łódź.'

describe('facts that a text invents', () => {
  it.each([
    'Migrated 3 services to Kafka.',
    'Used Postgres.',
    'Used PostgreSQL.',
    'Migrating the services, so that orders are in Łódź.',
    '',
  ])('none in: %s', (text) => {
    expect(inventedIn(text, cv)).toEqual([])
  })

  it.each([
    ['Migrated 4 services to Kafka.', '4'],
    ['Migrated 3 services to Redis.', 'Redis'],
    ['Migrated 3 services in Berlin.', 'Berlin'],
    ['Led the migration of 3 services.', 'Led'],
    ['Won 12 % more orders.', '12'],
    ['Won orders in 2021.', '2021'],
    ['Migrated services by 40%.', '40'],
    ['Migrated services to Java.', 'Java'],
    ['Migrated critical services.', 'critical'],
  ])('%s invents %s', (text, fact) => {
    expect(inventedIn(text, cv)).toContain(fact)
  })
})

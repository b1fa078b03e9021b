import { expect, test } from 'vitest'
import { actionAddressProblem, isPublicAddress } from './publicAddress.ts'

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:93.184.216.34',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001::200e'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['http://hooks.example.org/', 'NOT_HTTPS'],
  ['ftp://hooks.example.org/', 'NOT_HTTPS'],
  ['javascript:alert(1)', 'NOT_HTTPS'],
  ['//hooks.example.org/', 'NOT_A_URL'],
  ['hooks.example.org', 'NOT_A_URL'],
  ['', 'NOT_A_URL'],
  ['https://user@hooks.example.org/', 'HAS_PASSWORD'],
  ['https://hooks.example.org:x@127.0.0.1/', 'HAS_PASSWORD'],
  ['https://hooks.example.org%2f@127.0.0.1/', 'HAS_PASSWORD'],
  ['https://hooks.example.org:22/', 'HAS_PORT'],
  ['https://hooks.example.org:8443/', 'HAS_PORT'],
  ['https://hooks.example.org/#part', 'HAS_FRAGMENT'],
  ['https://127.0.0.1/', 'NO_HOST_NAME'],
  ['https://127.1/', 'NO_HOST_NAME'],
  ['https://2130706433/', 'NO_HOST_NAME'],
  ['https://0x7f000001/', 'NO_HOST_NAME'],
  ['https://0x7f.0.0.1/', 'NO_HOST_NAME'],
  ['https://0177.0.0.1/', 'NO_HOST_NAME'],
  ['https://017700000001/', 'NO_HOST_NAME'],
  ['https://0.0.0.0/', 'NO_HOST_NAME'],
  ['https://0/', 'NO_HOST_NAME'],
  ['https://１２７.0.0.1/', 'NO_HOST_NAME'],
  ['https://93.184.216.34/', 'NO_HOST_NAME'],
  ['https://[::1]/', 'NO_HOST_NAME'],
  ['https://[::]/', 'NO_HOST_NAME'],
  ['https://[::ffff:127.0.0.1]/', 'NO_HOST_NAME'],
  ['https://[::ffff:7f00:1]/', 'NO_HOST_NAME'],
  ['https://[64:ff9b::127.0.0.1]/', 'NO_HOST_NAME'],
  ['https://localhost/', 'NO_HOST_NAME'],
  ['https://localhost./', 'NO_HOST_NAME'],
  ['https://hooks.example.org./', 'NO_HOST_NAME'],
  ['https://127.0.0.1./', 'NO_HOST_NAME'],
  ['https://intranet/', 'NO_HOST_NAME'],
  ['https://db.internal/', 'NO_HOST_NAME'],
  ['https://printer.local/', 'NO_HOST_NAME'],
  ['https://me.localhost/', 'NO_HOST_NAME'],
  ['https://1.0.0.127.in-addr.arpa/', 'NO_HOST_NAME'],
])('%s can’t be an action: %s', (address, problem) => {
  expect(actionAddressProblem(address)).toBe(problem)
})

test.each(['https://hooks.example.org/', 'https://hooks.example.org:443/a?b=c', 'https://xn--bcher-kva.example/'])(
  '%s can be an action',
  (address) => {
    expect(actionAddressProblem(address)).toBeNull()
  },
)

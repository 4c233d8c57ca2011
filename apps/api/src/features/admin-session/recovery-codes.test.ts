import { expect, test } from 'vitest'
import { recoveryCodeHash } from './recovery-codes.ts'

test('a recovery code matches whatever its case, spaces and hyphens, and with O for 0 or I and L for 1', () => {
  const hash = recoveryCodeHash('7K2M-10XA-0VTE-11RB')
  for (const typed of ['7k2m10xa0vte11rb', ' 7K2M IOXA OVTE LiRB ', '7k2m-lOxa-ovte-Il-rb'])
    expect(recoveryCodeHash(typed), typed).toBe(hash)
  expect(recoveryCodeHash('7K2M-10XA-0VTE-11RC')).not.toBe(hash)
})

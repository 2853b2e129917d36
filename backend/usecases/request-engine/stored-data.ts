import * as v from 'valibot'

type Stored = Record<string, unknown>

const storedRecord = v.record(v.string(), v.unknown())

/**
 * The shape in which a kind of request keeps its data. When the shape changes, what is stored stays as it is: the way from the old
 * version to the next one is added to `upgrades`, and every reader sees the newest shape.
 */
export type StoredData<Data> = {
  /** The shape of today. */
  schema: v.GenericSchema<unknown, Data>
  /** From version 1 to 2, from 2 to 3…; the version of today is one more than there are. */
  upgrades: readonly ((stored: Stored) => Stored)[]
}

/** Version under which data is stored today. */
export function dataVersion({ upgrades }: Pick<StoredData<unknown>, 'upgrades'>): number {
  return upgrades.length + 1
}

/** Stored data in the shape of today, unchecked. What is no record at all is no upgrade's to repair: whoever answers with it refuses it. */
export function upgraded(
  { upgrades }: Pick<StoredData<unknown>, 'upgrades'>,
  stored: { data: Stored; version: number },
): Stored {
  if (!v.is(storedRecord, stored.data)) return stored.data
  return upgrades.slice(stored.version - 1).reduce((data, upgrade) => upgrade(data), stored.data)
}

/** Stored data in the shape of today. @throws ValiError when it does not fit, which is a fault of an upgrade. */
export function readStored<Data>(kind: StoredData<Data>, stored: { data: Stored; version: number }): Data {
  return v.parse(kind.schema, upgraded(kind, stored))
}

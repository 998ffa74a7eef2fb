import { appVariable } from '../core/appState';
import type { ReadReplica } from './readReplica';
import { isFreeToRead } from './transaction';

const opened = appVariable<ReadReplica>();

/** Sets the replica that onReplica() reads from; called once when it is opened. */
export const useReadReplica = (replica: ReadReplica): void => opened.set(replica);

/** The read replica of the current app; undefined without DATABASE_REPLICA_URL. */
export const readReplica = (): ReadReplica | undefined => opened.get();

/**
 * Reads a list on the read replica, if it has everything that was committed before; otherwise, and without a replica, on
 * the primary. `work` only reads, and may run twice: what fails on the replica is read once more. Call it after permissions
 * were checked, since these are read from the primary. Inside a transaction it reads as that does.
 */
export function onReplica<T>(work: () => Promise<T>): Promise<T> {
  const replica = opened.get();
  return replica && isFreeToRead() ? replica.read(work) : work();
}

import { repo } from '../database/transaction';
import type { AccountDeletion, DataExport } from '../users/accountDeletion.service';
import { StaffMember } from './staff.entity';

/** Takes a deleted account off the staff of all hotels. */
export async function endStaffPositions({ user }: AccountDeletion): Promise<void> {
  await repo(StaffMember).delete({ userId: user.id });
}

/** The hotels where somebody works, for the export of their data. */
export async function exportStaffPositions({ userId }: DataExport): Promise<unknown> {
  const positions = await repo(StaffMember).findBy({ userId });
  return positions.map(({ hotelId, isManager }) => ({ hotelReference: hotelId, isManager }));
}

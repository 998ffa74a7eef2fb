import { repo } from '../database/transaction';
import { joinLeaving } from '../users/accountDeletion.service';
import { StaffMember } from './staff.entity';

/** Who leaves works for no hotel any more; called once, when the house opens. */
export const joinStaffToLeaving = (): void =>
  joinLeaving(
    'posts',
    async ({ id }) => {
      await repo(StaffMember).delete({ userId: id });
    },
    async (userId) => {
      const posts = await repo(StaffMember).findBy({ userId });
      return posts.map(({ hotelId, isManager }) => ({ hotelReference: hotelId, isManager }));
    },
  );

import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { anyone, BOOK, BOOKINGS, dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { onHotelClosed } from '../../hotels/hotelDeletion.service';
import { onHotelLanguage } from '../../hotels/texts/hotelTexts.service';
import { onAccountDeleted, onDataExport } from '../../users/accountDeletion.service';
import { onConfirmationMail, onDatesMailed } from '../bookingMails.service';
import { sendGuestMessages } from './dueMessages.service';
import { GuestMessage } from './guestMessage.entity';
import { deleteMessagesOfUser, deleteTemplatesOfHotel, exportGuestMessages } from './messageEnds.service';
import { MessageOptOut } from './messageOptOut.entity';
import { MessageTemplate } from './messageTemplate.entity';
import { GuestMessageAbilityResolver, MessageTemplateResolver } from './messageTemplate.resolver';
import { MessageText } from './messageText.entity';
import { renameLanguage } from './messageTranslations.service';
import { confirmationBlocks, sendWhatIsDue } from './sendMessage.service';

const loaders = {
  guestMessagesOfBooking: (kit) => kit.rows(GuestMessage, 'bookingId', 'sentAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'messageTemplate:read': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'messageTemplate:manage': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF]],
  'guestMessage:read': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'guestMessage:refuse': [anyone, [BOOKINGS, BOOK]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The messages that hotels send to their guests by themselves, in their own words, and quick replies in chats. */
export const guestMessages: Domain = {
  entities: [MessageTemplate, MessageText, GuestMessage, MessageOptOut],
  resolvers: [MessageTemplateResolver, GuestMessageAbilityResolver],
  loaders,
  permissions,
  audited: {
    [AuditRecord.MESSAGE_TEMPLATE]: [
      'kind',
      'name',
      'enabled',
      'days',
      'hour',
      'subject',
      'body',
      'translations',
    ],
  },
  jobs: { sendGuestMessages: { every: 10_000, run: sendGuestMessages } },
  joinHooks() {
    onConfirmationMail.join('guestMessages', confirmationBlocks);
    onDatesMailed.join('guestMessages', sendWhatIsDue);
    onHotelLanguage.join('guestMessages', renameLanguage);
    onHotelClosed.join('guestMessages', deleteTemplatesOfHotel);
    onAccountDeleted.join('guestMessages', deleteMessagesOfUser);
    onDataExport.join('guestMessages', exportGuestMessages);
  },
};

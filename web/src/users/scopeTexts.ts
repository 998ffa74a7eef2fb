import type { ApiScope } from './ApiKeysPage.generated';
import * as texts from './texts';

/**
 * The scopes as their owner reads them. They mean what `schema/scopeWords.ts` says to programmers in English; narrow ones come
 * first.
 */
export const SCOPE_TEXTS = {
  AVAILABILITY: { label: texts.availabilityScope, means: texts.availabilityScopeMeans },
  BOOKINGS: { label: texts.bookingsScope, means: texts.bookingsScopeMeans },
  CONTENT: { label: texts.reviewsScope, means: texts.reviewsScopeMeans },
  CHAT: { label: texts.chatsScope, means: texts.chatsScopeMeans },
  PROFILE: { label: texts.profileScope, means: texts.profileScopeMeans },
  HOTEL: { label: texts.hotelsScope, means: texts.hotelsScopeMeans },
  WEBHOOKS: { label: texts.webhookMessagesScope, means: texts.webhookMessagesScopeMeans },
  READ: { label: texts.readAllScope, means: texts.readAllScopeMeans },
  BOOK: { label: texts.bookAndWriteScope, means: texts.bookAndWriteScopeMeans },
  STAFF: { label: texts.staffScope, means: texts.staffScopeMeans },
} as const satisfies Record<ApiScope, { label: string; means: string }>;

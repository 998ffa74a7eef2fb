import { FirstTables1763600000000 } from './1763600000000-FirstTables';
import { Mails1763690000000 } from './1763690000000-Mails';
import { Accounts1763700000000 } from './1763700000000-Accounts';
import { Reviews1763710000000 } from './1763710000000-Reviews';
import { Uploads1763720000000 } from './1763720000000-Uploads';
import { History1763730000000 } from './1763730000000-History';
import { Payments1763735000000 } from './1763735000000-Payments';
import { Prices1763740000000 } from './1763740000000-Prices';
import { Staff1763750000000 } from './1763750000000-Staff';
import { CatalogueChanges1763760000000 } from './1763760000000-CatalogueChanges';
import { UserLists1763770000000 } from './1763770000000-UserLists';
import { RoomTypeList1763775000000 } from './1763775000000-RoomTypeList';
import { PaymentsByIntent1763780000000 } from './1763780000000-PaymentsByIntent';
import { ChangeIds1763790000000 } from './1763790000000-ChangeIds';
import { DemonstrationPayments1763800000000 } from './1763800000000-DemonstrationPayments';
import { UploadGrants1763820000000 } from './1763820000000-UploadGrants';
import { HoldLimits1763830000000 } from './1763830000000-HoldLimits';
import { PaymentDifferences1763831000000 } from './1763831000000-PaymentDifferences';
import { EmailChanges1763835000000 } from './1763835000000-EmailChanges';
import { LargeTexts1763840000000 } from './1763840000000-LargeTexts';
import { Lists1763850000000 } from './1763850000000-Lists';
import { SearchWords1763851000000 } from './1763851000000-SearchWords';
import { HotelDeletions1763860000000 } from './1763860000000-HotelDeletions';
import { ListIndices1763870000000 } from './1763870000000-ListIndices';
import { ResolvedDifferences1763871000000 } from './1763871000000-ResolvedDifferences';
import { RowVersions1763872000000 } from './1763872000000-RowVersions';
import { AuditEntries1763880000001 } from './1763880000001-AuditEntries';
import { Figures1763880000003 } from './1763880000003-Figures';
import { Chats1763880000004 } from './1763880000004-Chats';
import { RoomBlocks1763900000002 } from './1763900000002-RoomBlocks';
import { FrontDesk1763910000001 } from './1763910000001-FrontDesk';
import { HiddenReviews1763920000003 } from './1763920000003-HiddenReviews';
import { DeskPayments1763930000001 } from './1763930000001-DeskPayments';
import { SavedViews1764000000001 } from './1764000000001-SavedViews';
import { PayOuts1764010000000 } from './1764010000000-PayOuts';
import { PlaceVersions1764010000001 } from './1764010000001-PlaceVersions';
import { CancelledReviews1764040000001 } from './1764040000001-CancelledReviews';
import { ApiKeys1764060000001 } from './1764060000001-ApiKeys';
import { ChangedAt1764070000002 } from './1764070000002-ChangedAt';
import { Webhooks1764080000001 } from './1764080000001-Webhooks';
import { PaidCards1764090000001 } from './1764090000001-PaidCards';
import { ChatPhotos1764090000005 } from './1764090000005-ChatPhotos';
import { PropertyOffers1764100000001 } from './1764100000001-PropertyOffers';
import { HouseRules1764110000001 } from './1764110000001-HouseRules';
import { ChatWords1764120000001 } from './1764120000001-ChatWords';
import { ChatWordsVersion1764150000001 } from './1764150000001-ChatWordsVersion';
import { OffersBySender1764160000001 } from './1764160000001-OffersBySender';
import { RevokedKeys1764180000001 } from './1764180000001-RevokedKeys';
import { WebhookTurns1764170000001 } from './1764170000001-WebhookTurns';
import { ChatInvitations1764200000001 } from './1764200000001-ChatInvitations';
import { RoomDetails1764130000001 } from './1764130000001-RoomDetails';
import { ArrivalHours1764140000001 } from './1764140000001-ArrivalHours';

/** In the order in which they run, on every engine. */
export const migrations = [
  FirstTables1763600000000,
  Mails1763690000000,
  Accounts1763700000000,
  Reviews1763710000000,
  Uploads1763720000000,
  History1763730000000,
  Payments1763735000000,
  Prices1763740000000,
  Staff1763750000000,
  CatalogueChanges1763760000000,
  UserLists1763770000000,
  RoomTypeList1763775000000,
  PaymentsByIntent1763780000000,
  ChangeIds1763790000000,
  DemonstrationPayments1763800000000,
  UploadGrants1763820000000,
  HoldLimits1763830000000,
  PaymentDifferences1763831000000,
  EmailChanges1763835000000,
  LargeTexts1763840000000,
  Lists1763850000000,
  SearchWords1763851000000,
  HotelDeletions1763860000000,
  ListIndices1763870000000,
  ResolvedDifferences1763871000000,
  RowVersions1763872000000,
  AuditEntries1763880000001,
  Figures1763880000003,
  Chats1763880000004,
  RoomBlocks1763900000002,
  FrontDesk1763910000001,
  HiddenReviews1763920000003,
  DeskPayments1763930000001,
  SavedViews1764000000001,
  PayOuts1764010000000,
  PlaceVersions1764010000001,
  CancelledReviews1764040000001,
  ApiKeys1764060000001,
  ChangedAt1764070000002,
  Webhooks1764080000001,
  PaidCards1764090000001,
  ChatPhotos1764090000005,
  PropertyOffers1764100000001,
  HouseRules1764110000001,
  ChatWords1764120000001,
  RoomDetails1764130000001,
  ArrivalHours1764140000001,
  ChatWordsVersion1764150000001,
  OffersBySender1764160000001,
  WebhookTurns1764170000001,
  RevokedKeys1764180000001,
  ChatInvitations1764200000001,
];

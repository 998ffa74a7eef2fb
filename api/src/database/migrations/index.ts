import type { MigrationInterface } from 'typeorm';
import { FirstVersion1764300000000 } from './1764300000000-FirstVersion';
import { CancelledBy1764310000000 } from './1764310000000-CancelledBy';
import { DeskRefunds1764800000000 } from './1764800000000-DeskRefunds';
import { Folio1764900000000 } from './1764900000000-Folio';
import { ChargeRules1764910000000 } from './1764910000000-ChargeRules';
import { Disputes1764920000000 } from './1764920000000-Disputes';
import { StaysEnded1764940000000 } from './1764940000000-StaysEnded';
import { Goodwill1764950000000 } from './1764950000000-Goodwill';
import { Balances1764955000000 } from './1764955000000-Balances';
import { GuestPhones1764956000000 } from './1764956000000-GuestPhones';
import { Invoices1764960000000 } from './1764960000000-Invoices';
import { Extras1764970000000 } from './1764970000000-Extras';
import { BookingExtras1764971000000 } from './1764971000000-BookingExtras';
import { RoomMoves1764980000000 } from './1764980000000-RoomMoves';
import { Journal1765000000000 } from './1765000000000-Journal';
import { DayCloses1765000100000 } from './1765000100000-DayCloses';
import { PaymentLinks1765100000000 } from './1765100000000-PaymentLinks';
import { HeldBookings1765100001000 } from './1765100001000-HeldBookings';
import { BookLists1765200000000 } from './1765200000000-BookLists';
import { Payouts1765300000000 } from './1765300000000-Payouts';
import { PaymentLinkKeys1765400000000 } from './1765400000000-PaymentLinkKeys';
import { CompanyAccounts1765500000000 } from './1765500000000-CompanyAccounts';
import { VoidedPayments1766010000000 } from './1766010000000-VoidedPayments';
import { AccountIndexes1766010001000 } from './1766010001000-AccountIndexes';
import { BookingReferences1766050000000 } from './1766050000000-BookingReferences';
import { StayDetails1766060000000 } from './1766060000000-StayDetails';
import { ReviewScores1766062000000 } from './1766062000000-ReviewScores';
import { ReviewVotes1766062100000 } from './1766062100000-ReviewVotes';
import { SavedHotels1766063000000 } from './1766063000000-SavedHotels';
import { TouristLocations1766064000000 } from './1766064000000-TouristLocations';
import { ContactMessages1766070000000 } from './1766070000000-ContactMessages';
import { MailReplyTo1766070100000 } from './1766070100000-MailReplyTo';
import { Watches1766072000000 } from './1766072000000-Watches';
import { ReviewPhotos1766073000000 } from './1766073000000-ReviewPhotos';
import { SealedSecrets1766080000000 } from './1766080000000-SealedSecrets';
import { HotelTeams1766090000000 } from './1766090000000-HotelTeams';
import { RecordsOfHotels1766091000000 } from './1766091000000-RecordsOfHotels';
import { HotelListIndexes1766091100000 } from './1766091100000-HotelListIndexes';
import { ChatsOfHotels1766092010000 } from './1766092010000-ChatsOfHotels';
import { KeysOfHotels1766092020000 } from './1766092020000-KeysOfHotels';
import { TeamInvitations1766093000000 } from './1766093000000-TeamInvitations';
import { SignInFactors1766081000000 } from './1766081000000-SignInFactors';
import { HotelGuests1766094000000 } from './1766094000000-HotelGuests';
import { Housekeeping1766095000000 } from './1766095000000-Housekeeping';
import { GuestMessages1766096000000 } from './1766096000000-GuestMessages';
import { HotelsNotOpen1766097000000 } from './1766097000000-HotelsNotOpen';
import { GroupChanges1766098010000 } from './1766098010000-GroupChanges';
import { HotelImports1766098020000 } from './1766098020000-HotelImports';
import { ArchivedChats1766099010000 } from './1766099010000-ArchivedChats';
import { HotelsOfNights1766110000000 } from './1766110000000-HotelsOfNights';
import { EventLog1766120000000 } from './1766120000000-EventLog';
import { ResendKeys1766130000000 } from './1766130000000-ResendKeys';
import { RoomCalendars1766140000000 } from './1766140000000-RoomCalendars';
import { ChannelBookings1766160000000 } from './1766160000000-ChannelBookings';
import { TestKeys1766170000000 } from './1766170000000-TestKeys';
import { UserLanguage1766180000000 } from './1766180000000-UserLanguage';
import { HotelTexts1766190000000 } from './1766190000000-HotelTexts';
import { PlaceNames1766191000000 } from './1766191000000-PlaceNames';
import { ContactLanguage1766195000000 } from './1766195000000-ContactLanguage';
import { ExtraTexts1766196000000 } from './1766196000000-ExtraTexts';
import { CalendarStays1766175000000 } from './1766175000000-CalendarStays';
import { ExchangeRates1766185000000 } from './1766185000000-ExchangeRates';

/** All migrations in the order in which they run, on every engine. A released migration never changes. */
export const migrations: (new () => MigrationInterface)[] = [
  // By their timestamps.
  FirstVersion1764300000000,
  CancelledBy1764310000000,
  DeskRefunds1764800000000,
  Folio1764900000000,
  ChargeRules1764910000000,
  Disputes1764920000000,
  StaysEnded1764940000000,
  Goodwill1764950000000,
  Balances1764955000000,
  GuestPhones1764956000000,
  Invoices1764960000000,
  Extras1764970000000,
  BookingExtras1764971000000,
  RoomMoves1764980000000,
  Journal1765000000000,
  DayCloses1765000100000,
  PaymentLinks1765100000000,
  HeldBookings1765100001000,
  BookLists1765200000000,
  Payouts1765300000000,
  PaymentLinkKeys1765400000000,
  CompanyAccounts1765500000000,
  VoidedPayments1766010000000,
  AccountIndexes1766010001000,
  BookingReferences1766050000000,
  StayDetails1766060000000,
  ReviewScores1766062000000,
  ReviewVotes1766062100000,
  SavedHotels1766063000000,
  TouristLocations1766064000000,
  ContactMessages1766070000000,
  MailReplyTo1766070100000,
  Watches1766072000000,
  ReviewPhotos1766073000000,
  SealedSecrets1766080000000,
  SignInFactors1766081000000,
  HotelTeams1766090000000,
  RecordsOfHotels1766091000000,
  HotelListIndexes1766091100000,
  ChatsOfHotels1766092010000,
  KeysOfHotels1766092020000,
  TeamInvitations1766093000000,
  HotelGuests1766094000000,
  Housekeeping1766095000000,
  GuestMessages1766096000000,
  HotelsNotOpen1766097000000,
  GroupChanges1766098010000,
  HotelImports1766098020000,
  ArchivedChats1766099010000,
  HotelsOfNights1766110000000,
  EventLog1766120000000,
  ResendKeys1766130000000,
  RoomCalendars1766140000000,
  ChannelBookings1766160000000,
  TestKeys1766170000000,
  CalendarStays1766175000000,
  UserLanguage1766180000000,
  ExchangeRates1766185000000,
  HotelTexts1766190000000,
  PlaceNames1766191000000,
  ContactLanguage1766195000000,
  ExtraTexts1766196000000,
];

import type { PricedCharge } from '../../../../schema/prices';
import { refuse } from '../../core/problems';
import { StayRefused } from '../hold/checkout.types';
import {
  PriceChanged,
  type ChargeChange,
  type NightPriceChange,
  type Quote,
  type QuotedStay,
} from '../hold/quote.types';
import { selectionIdsOf, type RoomSelection } from '../hold/quote.service';
import { readVersion } from '../hold/quoteVersion';

/**
 * Compares the quote that the guest saw with the current one. Refuses PriceChanged if a price differs.
 * Refuses StayRefused if the version is invalid or belongs to another selection.
 */
export function refuseIfChanged(selection: RoomSelection, quote: Quote, version: string): void {
  if (version === quote.version) return;
  const was = readVersion(selectionIdsOf(selection), quote.stays[0]!.nightPrices.length, version);
  if (was === 'other')
    refuse(new StayRefused('This quote is for different rooms or dates. Check the price again.'));
  if (!was) refuse(new StayRefused('This quote cannot be read. Check the price again.'));
  const changes = quote.stays.flatMap((stay, index) => compareNights(stay, was.nights[index]!));
  const chargeChanges = compareLines(was.charges, quote.charges);
  const extraChanges = compareLines(
    was.extras,
    quote.extras.map(({ extra: { title }, cents }) => ({ title, cents })),
  );
  if (changes.length || chargeChanges.length || extraChanges.length)
    refuse(new PriceChanged({ changes, chargeChanges, extraChanges, quote }));
}

const compareNights = ({ roomNumber, nightPrices }: QuotedStay, was: number[]): NightPriceChange[] =>
  nightPrices
    .map(({ night, cents }, index) => ({ roomNumber, night, wasCents: was[index]!, isCents: cents }))
    .filter(({ wasCents, isCents }) => wasCents !== isCents);

function compareLines(was: PricedCharge[], is: PricedCharge[]): ChargeChange[] {
  const before = new Map(was.map(({ title, cents }) => [title, cents]));
  const after = new Map(is.map(({ title, cents }) => [title, cents]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((title) => ({ title, wasCents: before.get(title) ?? 0, isCents: after.get(title) ?? 0 }))
    .filter(({ wasCents, isCents }) => wasCents !== isCents);
}

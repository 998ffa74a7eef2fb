import { Suspense, useState } from 'react';
import { fill } from '../../../schema/fill';
import { lazyPart, loadAhead } from '../apollo/lazyPart';
import { Field, FieldButton, TextInput } from '../kit/Field';
import { partyOf } from '../rooms/partyOf';
import type { GuestsAndRooms } from '../rooms/party';
import * as texts from './texts';

const loadPopover = async () => (await import('./party/PartyPopover')).PartyPopover;
const PartyPopover = lazyPart(loadPopover);

interface Props {
  party: GuestsAndRooms;
  /** What else there is to know about children. */
  note?: string | null;
  /** Whether rooms can be chosen as well; true unless said otherwise. */
  hasRooms?: boolean;
  className?: string;
  /** Called with what has changed only. */
  onChange: (change: Partial<GuestsAndRooms>) => void;
}

/** The guests and rooms in words; a press opens the steps to change them. */
export function PartyField({ party, note, hasRooms = true, className, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { guests, rooms } = party;
  const { adults, childrenAges } = partyOf(party);
  const people = fill(texts.partyOf, { adults, children: childrenAges.length });
  const words = hasRooms ? fill(texts.partyInRooms, { party: people, rooms }) : people;
  const label = hasRooms ? texts.guestsAndRooms : texts.guests;
  const approach = () => loadAhead(loadPopover);
  return (
    <Field label={label} className={className}>
      {(aria) => (
        <>
          <FieldButton
            {...aria}
            aria-label={`${label}: ${words}`}
            aria-haspopup="dialog"
            aria-expanded={Boolean(anchor)}
            onPointerEnter={approach}
            onFocus={approach}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {words}
          </FieldButton>
          <noscript>
            <TextInput type="number" name="guests" aria-label={texts.guests} min={1} defaultValue={guests} />
          </noscript>
          {anchor && (
            <Suspense fallback={null}>
              <PartyPopover
                {...{ anchor, party, note, label, hasRooms, onChange }}
                onClose={() => setAnchor(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

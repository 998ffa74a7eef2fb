import { fill } from '../../../schema/fill';
import { cancel } from '../kit/texts';
import type { FragmentType } from '@apollo/client';
import { Fragment, useEffect, useId, useState, type ReactNode } from 'react';
import { LIMITS } from '../../../schema/limits';
import type { StayDates } from '../../../schema/nights';
import { About } from '../kit/About';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import { dialogDate, dollars, spokenDate } from '../kit/format';
import { Facts } from '../kit/Facts';
import { SaidDate } from '../kit/SaidDate';
import text from '../kit/text.module.css';
import { inMyLanguage, langOf } from '../kit/written';
import { useRoomDialog_roomType, type RoomDialog_RoomTypeFragment } from './RoomDialog.generated';
import styles from './RoomDialog.module.css';
import { shortStay } from './minimumStay';
import { nightlyPrice } from './nightGroups';
import { tooSmall, type GuestsAndRooms } from './party';
import { RoomNumberBoxes } from './RoomNumberBoxes';
import type { Selection, SelectionStep } from './selection';
import { ShortStayNotice } from './ShortStayNotice';
import { saveDraftSelection, loadDraftSelection } from './draftSelection';
import * as texts from './texts';

interface Props {
  roomType: FragmentType<RoomDialog_RoomTypeFragment>;
  stay: StayDates;
  selection: Selection;
  /** Room numbers that the viewer holds: they can be selected although they are not free. */
  held: ReadonlySet<string>;
  party: GuestsAndRooms | undefined;
  changeStay: (stay: StayDates) => void;
  onContinue: (step: SelectionStep) => void;
  onClose: () => void;
  /** What else can be done with a room number, beside it. */
  actionOf?: (room: { id: string; number: number }) => ReactNode;
}

/** The checkboxes for the room numbers of one type. The first free one is preselected; Continue confirms the selection. */
export function RoomDialog(props: Props) {
  const { roomType, stay, selection, held, party, changeStay, onContinue, onClose, actionOf } = props;
  const [titleId, shortId] = [useId(), useId()];
  const { checkIn, checkOut } = stay;
  const data = useRoomDialog_roomType(roomType, { checkIn, checkOut, ...inMyLanguage() });
  const { title, description } = data.texts;
  const offered = data.roomNumbers.map(({ id }) => id);
  const free = new Set(
    data.roomNumbers.filter(({ id, available }) => available || held.has(id)).map(({ id }) => id),
  );
  const others = selection.filter((id) => !offered.includes(id)).length;
  const [{ proposed, begun }] = useState(() => {
    const draft = loadDraftSelection(data.id);
    const before = draft ?? selection.filter((id) => offered.includes(id));
    const best = before.find((id) => free.has(id)) ?? offered.find((id) => free.has(id));
    const isAdded = best && !draft && before.length === 0 && others < LIMITS.roomNumbersPerCheckout;
    return { proposed: best, begun: isAdded ? [best] : before };
  });
  const [ticked, setTicked] = useState<Selection>(begun);
  useEffect(() => saveDraftSelection(data.id, ticked), [data.id, ticked]);
  const warning = tooSmall(data.maxPeople, party);
  const short = shortStay(stay, data.stayPrice?.minimumNights);
  const confirm = () => {
    onContinue({ type: 'choose', offered, ticked: ticked.filter((id) => free.has(id)) });
    onClose();
  };

  return (
    <Dialog shape="medium" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <span lang={langOf(title.language)}>{title.text}</span>
      </DialogTitle>
      <DialogContent>
        <p lang={langOf(description.language)} className={classNames(text.body, text.quiet)}>
          {description.text}
        </p>
        <Facts
          facts={[
            [
              texts.checkIn,
              <SaidDate key="checkIn" said={spokenDate(stay.checkIn)} fixed={dialogDate(stay.checkIn)} />,
            ],
            [
              texts.checkOut,
              <SaidDate key="checkOut" said={spokenDate(stay.checkOut)} fixed={dialogDate(stay.checkOut)} />,
            ],
            [texts.maxPeople, String(data.maxPeople)],
            [
              texts.pricePerNightLabel,
              <Fragment key="price">
                {data.stayPrice ? nightInWords(data.stayPrice) : dollars(data.priceCents)}
                <About cents={data.stayPrice?.pricePerNightCents ?? data.priceCents} />
              </Fragment>,
            ],
          ]}
        />
        {short && <ShortStayNotice id={shortId} {...{ short, changeStay }} />}
        {warning && <p className={classNames(text.body, styles.warning)}>{warning}</p>}
        <RoomNumberBoxes
          roomNumbers={data.roomNumbers}
          free={free}
          held={held}
          proposed={proposed}
          ticked={ticked}
          chosenElsewhere={others}
          onChange={setTicked}
          actionOf={actionOf}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="contained"
          disabled={Boolean(short)}
          aria-describedby={short && shortId}
          onClick={confirm}
        >
          {texts.continueLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function nightInWords(stayPrice: Parameters<typeof nightlyPrice>[0]): string {
  const { isAverage, price } = nightlyPrice(stayPrice);
  return isAverage ? fill(texts.aboutPrice, { price }) : price;
}

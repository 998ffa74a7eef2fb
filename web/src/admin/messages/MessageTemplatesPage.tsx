import { useState } from 'react';
import Box from '@mui/material/Box';
import { Button } from '../../kit/Button';
import { useLeaveGuard } from '../../kit/useLeaveGuard';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import type { Draft } from './draft';
import { HotelMessages } from './HotelMessages';
import { useChosenMessage } from './useChosenMessage';
import { newReply } from './draft';
import { Waiting } from './Waiting';
import * as texts from './texts';

/** The messages that a hotel sends to its guests by itself, and its quick replies. */
export function MessageTemplatesPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const [, chooseMessage] = useChosenMessage();
  /** What is typed and not saved, by the id of the message; it stays while others are looked at. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const guard = useLeaveGuard(Object.keys(drafts).length > 0);
  const onDraft = (id: string, draft: Draft | undefined) =>
    setDrafts(({ [id]: _before, ...others }) => (draft ? { ...others, [id]: draft } : others));
  return (
    <HotelSheet
      title={texts.messageTemplates}
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={choose}
      tools={
        hotelId &&
        today && (
          <>
            <Box sx={{ flex: 1 }} />
            <Button variant="outlined" onClick={() => chooseMessage(newReply(hotelId).id)}>
              {texts.newQuickReply}
            </Button>
          </>
        )
      }
    >
      {guard}
      {hotelId && today ? <HotelMessages key={hotelId} {...{ hotelId, drafts, onDraft }} /> : <Waiting />}
    </HotelSheet>
  );
}

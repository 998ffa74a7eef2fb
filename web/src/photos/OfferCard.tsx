import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Answer } from '../kit/Answer';
import { Dot } from '../kit/Dot';
import { spokenMoment } from '../kit/format';
import { OfferCard_OfferFragmentDoc, type OfferCard_OfferFragment } from './OfferCard.generated';
import { OfferFiles } from './OfferFiles';

/** The states of an offer as its sender reads them. */
const STATES = {
  NEW: ['info', 'Waiting for our answer'],
  ACCEPTED: ['success', 'Accepted'],
  DECLINED: ['quiet', 'Declined'],
} as const;

/** A property that this person offered: its files, what was answered, and the hotel that was made of it. */
export function OfferCard({ offer }: { offer: FragmentType<OfferCard_OfferFragment> }) {
  const { data, dataState } = useFragment({ fragment: OfferCard_OfferFragmentDoc, from: offer });
  if (dataState !== 'complete') return null;
  const { state, sentAt, answer, answeredAt, files, hotel } = data;
  const [tone, word] = STATES[state];
  return (
    <Card
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, flex: 1, minWidth: 200 }}>
          Sent on {spokenMoment(sentAt)}
        </Typography>
        <Dot tone={tone}>{word}</Dot>
      </Box>
      {answer && <Answer title="Our answer" text={answer} answeredAt={answeredAt} />}
      {state === 'ACCEPTED' &&
        (hotel ? (
          <div>
            <Button component={Link} to={paths.hotel(hotel.id)} variant="outlined">
              See {hotel.name}
            </Button>
          </div>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>The hotel is not listed any more.</Typography>
        ))}
      {files.length > 0 ? (
        <OfferFiles files={files} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Its files were deleted since.</Typography>
      )}
    </Card>
  );
}

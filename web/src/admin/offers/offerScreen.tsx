import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { OFFER_WORDS } from '../../../../schema/words';
import { paths } from '../../paths';
import { Dot } from '../../kit/Dot';
import { bookingMoment, counted, spokenMoment } from '../../kit/format';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import { DeclineOffer } from './DeclineOffer';
import { OfferFiles, picturesOf, textsOf } from '../../photos/OfferFiles';
import {
  OfferTableDocument,
  type OfferTableQuery,
  type OfferTableQueryVariables,
} from './OfferTable.generated';

type OfferRow = OfferTableQuery['propertyOffers']['items'][number];

const TONES = { NEW: 'warning', ACCEPTED: 'success', DECLINED: 'quiet' } as const;

const stateOf = ({ state }: OfferRow) => <Dot tone={TONES[state]}>{OFFER_WORDS[state]}</Dot>;
const senderOf = ({ sentBy }: OfferRow) => sentBy?.name ?? 'The sender';
const filesOf = ({ files }: OfferRow) => {
  const [pictures, texts] = [picturesOf(files).length, textsOf(files).length];
  return [pictures && counted(pictures, 'picture'), texts && counted(texts, 'text')]
    .filter(Boolean)
    .join(', ');
};
const answeredOf = ({ answeredAt, answeredBy }: OfferRow) =>
  answeredAt && `${spokenMoment(answeredAt)}, ${answeredBy?.name ?? 'staff'}`;

const columns: readonly Column<OfferRow>[] = [
  { field: 'name', label: 'Sent by', text: ({ sentBy }) => sentBy?.name ?? '' },
  { field: 'email', label: 'E-mail', text: ({ sentBy }) => sentBy?.email ?? '' },
  { field: 'files', label: 'Files', width: 168, text: filesOf },
  { field: 'sent', label: 'Sent', width: 184, text: ({ sentAt }) => bookingMoment(sentAt) },
  {
    field: 'state',
    label: 'State',
    width: 120,
    text: ({ state }) => OFFER_WORDS[state],
    cell: stateOf,
  },
  { field: 'hotel', label: 'Hotel', text: ({ hotel }) => hotel?.name ?? '' },
  { field: 'id', label: 'Reference', width: 216, isOptional: true, text: ({ id }) => id },
];

/** Properties that people offer through /listproperty, each with the files that were sent together. */
export const offerScreen: Screen<OfferRow, OfferTableQuery, OfferTableQueryVariables> = {
  name: 'properties',
  title: 'Properties offered',
  noun: 'offer',
  document: OfferTableDocument,
  variables: ({ filters }, page) => ({
    state: filters.state as OfferTableQueryVariables['state'],
    ...page,
  }),
  isKeyed: true,
  isAudited: true,
  list: ({ propertyOffers }) => propertyOffers,
  columns,
  filters: [{ name: 'state', label: 'State', kind: 'choice', choices: Object.entries(OFFER_WORDS) }],
  empty: 'Nobody has offered a property yet.',
  nameOf: senderOf,
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row, {
          name: null,
          hotel: row.hotel && (
            <MuiLink component={Link} to={paths.hotel(row.hotel.id)}>
              {row.hotel.name}
            </MuiLink>
          ),
        }),
        ['Answered', answeredOf(row)],
        ['Answer', row.answer],
      ]}
      actions={
        <>
          {row.state === 'NEW' && (
            <>
              <Button component={Link} to={paths.acceptOffer(row.id)} variant="contained" size="small">
                Accept
              </Button>
              <DeclineOffer key={row.id} offerId={row.id} sender={senderOf(row)} />
            </>
          )}
          {row.sentBy?.email && (
            <Button component={Link} to={paths.getUser(row.sentBy.email)} size="small">
              Show the user
            </Button>
          )}
        </>
      }
    >
      <OfferFiles files={row.files} />
    </Details>
  ),
};

import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { OFFER_WORDS } from '../../../../schema/words';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { Dot } from '../../kit/Dot';
import { bookingMoment, spokenMoment } from '../../kit/moments';
import { Details, factsOf } from '../table/Details';
import type { Column, Screen } from '../table/screen';
import { DeclineOffer } from './DeclineOffer';
import { OfferFiles, picturesOf, textFilesOf } from '../../photos/OfferFiles';
import { submissions } from '../../photos/texts';
import {
  OfferTableDocument,
  type OfferTableQuery,
  type OfferTableQueryVariables,
} from './OfferTable.generated';
import * as texts from './texts';

type OfferRow = OfferTableQuery['propertyOffers']['items'][number];

const TONES = { NEW: 'warning', ACCEPTED: 'success', DECLINED: 'quiet' } as const;

const statusOf = ({ state }: OfferRow) => <Dot tone={TONES[state]}>{OFFER_WORDS[state]}</Dot>;
const senderOf = ({ sentBy }: OfferRow) => sentBy?.name ?? texts.theSender;
const filesOf = ({ files }: OfferRow) => {
  const [pictures, written] = [picturesOf(files).length, textFilesOf(files).length];
  return [
    pictures && fill(texts.pictureCount, { count: pictures }),
    written && fill(texts.textCount, { count: written }),
  ]
    .filter(Boolean)
    .join(', ');
};
const answeredOf = ({ answeredAt, answeredBy }: OfferRow) =>
  answeredAt && `${spokenMoment(answeredAt)}, ${answeredBy?.name ?? texts.byStaff}`;

const columns: readonly Column<OfferRow>[] = [
  { field: 'name', label: texts.sentBy, text: ({ sentBy }) => sentBy?.name ?? '' },
  { field: 'email', label: texts.email, text: ({ sentBy }) => sentBy?.email ?? '' },
  { field: 'files', label: texts.files, width: 168, text: filesOf },
  { field: 'sent', label: texts.sent, width: 184, text: ({ sentAt }) => bookingMoment(sentAt) },
  {
    field: 'state',
    label: texts.status,
    width: 120,
    text: ({ state }) => OFFER_WORDS[state],
    cell: statusOf,
  },
  { field: 'hotel', label: texts.hotel, text: ({ hotel }) => hotel?.name ?? '' },
  { field: 'id', label: texts.reference, width: 216, isOptional: true, text: ({ id }) => id },
];

/** The properties that people have submitted on /listproperty, each with its files. */
export const offerScreen: Screen<OfferRow, OfferTableQuery, OfferTableQueryVariables> = {
  name: 'properties',
  title: texts.propertySubmissions,
  counted: submissions,
  document: OfferTableDocument,
  variables: ({ filters }, page) => ({
    state: filters.state as OfferTableQueryVariables['state'],
    ...page,
  }),
  countsAll: true,
  isAudited: true,
  list: ({ propertyOffers }) => propertyOffers,
  columns,
  filters: [{ name: 'state', label: texts.status, kind: 'choice', choices: Object.entries(OFFER_WORDS) }],
  empty: texts.noSubmissions,
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
        [texts.answered, answeredOf(row)],
        [texts.answer, row.answer],
      ]}
      actions={
        <>
          {row.state === 'NEW' && (
            <>
              <Button component={Link} to={staffPaths.acceptOffer(row.id)} variant="contained" size="small">
                {texts.accept}
              </Button>
              <DeclineOffer key={row.id} offerId={row.id} sender={senderOf(row)} />
            </>
          )}
          {row.sentBy?.email && (
            <Button component={Link} to={staffPaths.getUser(row.sentBy.email)} size="small">
              {texts.showUser}
            </Button>
          )}
        </>
      }
    >
      <OfferFiles files={row.files} />
    </Details>
  ),
};

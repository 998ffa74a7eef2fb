import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { LIMITS } from '../../../../schema/limits';
import { UPLOADS } from '../../../../schema/uploads';
import { paths } from '../../paths';
import { id } from '../../kit/address';
import { spokenMoment } from '../../kit/format';
import { LoadingPage } from '../../kit/LoadingPage';
import { NoticePage } from '../../kit/NoticePage';
import { TextAreaField } from '../../kit/TextAreaField';
import { useAddress } from '../../kit/useAddress';
import { useForm } from '../../kit/useForm';
import { atMost } from '../fields/rules';
import { FormSection, Wide } from '../fields/StaffForm';
import { hotelRecord } from '../hotels/hotelRecord';
import { RecordPage } from '../records/RecordPage';
import {
  AcceptOfferDocument,
  useOfferToAcceptQuery,
  type AcceptOfferMutation,
  type OfferToAcceptQuery,
} from './AcceptOfferPage.generated';
import { OfferFiles, picturesOf, textsOf } from '../../photos/OfferFiles';
import { useFileTexts } from '../../photos/useFileTexts';

type Offer = NonNullable<OfferToAcceptQuery['propertyOffer']>;
type Accepted = Extract<AcceptOfferMutation['acceptPropertyOffer'], { __typename: 'PropertyOffer' }>;

const MOST_PHOTOS = UPLOADS.HOTEL_PHOTO.most;
const CHOOSE = ` Ticked pictures become the hotel's photos, at most ${MOST_PHOTOS}.`;
const LINKS = [['Properties offered', paths.propertyOffers()]] as const;

/** The offer that the address names. */
export const ACCEPTED_OFFER = { offer: id };

/** Makes a hotel of what somebody offered: the form begins with what was sent. */
export function AcceptOfferPage() {
  const offerId = useAddress(ACCEPTED_OFFER)[0].offer;
  const { data, loading } = useOfferToAcceptQuery(
    offerId ? { variables: { id: offerId }, fetchPolicy: 'network-only', context: onErrorPage } : skipToken,
  );
  const offer = data?.propertyOffer;
  const texts = useFileTexts(textsOf(offer?.files ?? []).map(({ url }) => url));
  if (loading || texts.some((text) => text.is === 'loading')) return <LoadingPage />;
  if (offer?.state !== 'NEW')
    return (
      <NoticePage title={offer ? 'This offer is answered' : 'This offer does not exist'} links={LINKS}>
        {offer ? 'Its details say how, and by whom.' : 'Its sender may have deleted the account.'}
      </NoticePage>
    );
  const written = texts.flatMap((text) => (text.is === 'read' ? text.text : [])).join('\n\n');
  return <AcceptOffer key={offer.id} offer={offer} written={written} />;
}

function AcceptOffer({ offer, written }: { offer: Offer; written: string }) {
  const pictures = picturesOf(offer.files);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    pictures.slice(0, MOST_PHOTOS).map(({ id }) => id),
  );
  const { bind, values } = useForm({ answer: atMost(LIMITS.shortText) });
  const sender = offer.sentBy?.name ?? 'The sender';

  return (
    <RecordPage
      record={hotelRecord}
      start={{
        key: offer.id,
        texts: {
          detailedDescription: written.slice(0, LIMITS.longText),
          managerId: offer.sentBy?.id ?? '',
          // The comma ends the reference: it shows as a name.
          staffIds: offer.sentBy ? `${offer.sentBy.id},` : '',
        },
      }}
      mode={{
        title: 'Accept an offer',
        intro: `A hotel is made of what ${sender} sent. Guests find it once it has a room, so leave out of the texts what is not for them.`,
        document: AcceptOfferDocument,
        more: () => ({ offerId: offer.id, photoIds: [...ticked], answer: values.answer }),
        cancelTo: () => paths.propertyOffers(),
        done: ({ hotel }: Accepted) => [
          hotel ? paths.hotel(hotel.id) : paths.propertyOffers(),
          `${hotel?.name ?? 'The hotel'} is created, and ${sender} is told. Add its rooms next.`,
        ],
      }}
      before={
        <FormSection
          title="What was sent"
          text={`${spokenMoment(offer.sentAt)}.${pictures.length ? CHOOSE : ''}`}
        >
          <Wide>
            <OfferFiles
              files={offer.files}
              choice={{
                ticked,
                most: MOST_PHOTOS,
                onTick: (id) =>
                  setTicked((before) =>
                    before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
                  ),
              }}
            />
          </Wide>
        </FormSection>
      }
      after={
        <FormSection title="Answer" text={`${sender} gets a mail with a link to the page.`}>
          <Wide>
            <TextAreaField
              label="A word to the sender"
              hint="Added to the mail; may be left out"
              field={bind('answer')}
              maxLength={LIMITS.shortText}
            />
          </Wide>
        </FormSection>
      }
    />
  );
}

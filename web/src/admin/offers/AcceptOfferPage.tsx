import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { UPLOADS } from '../../../../schema/uploads';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { id } from '../../kit/address';
import { spokenMoment } from '../../kit/moments';
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
import { OfferFiles, picturesOf, textFilesOf } from '../../photos/OfferFiles';
import { useFileTexts } from '../../photos/useFileTexts';
import * as texts from './texts';

type Offer = NonNullable<OfferToAcceptQuery['propertyOffer']>;
type Accepted = Extract<AcceptOfferMutation['acceptPropertyOffer'], { __typename: 'PropertyOffer' }>;

const MAX_PHOTOS = UPLOADS.HOTEL_PHOTO.most;
const LINKS = [[texts.propertySubmissions, staffPaths.propertyOffers()]] as const;

/** The offer in the address. */
export const ACCEPTED_OFFER = { offer: id };

/** Accepts an offer: the form of the new hotel starts with the texts and pictures of the offer. */
export function AcceptOfferPage() {
  const offerId = useAddress(ACCEPTED_OFFER)[0].offer;
  const { data, loading } = useOfferToAcceptQuery(
    offerId ? { variables: { id: offerId }, fetchPolicy: 'network-only', context: onErrorPage } : skipToken,
  );
  const offer = data?.propertyOffer;
  const files = useFileTexts(textFilesOf(offer?.files ?? []).map(({ url }) => url));
  if (loading || files.some((file) => file.is === 'loading')) return <LoadingPage />;
  if (offer?.state !== 'NEW')
    return (
      <NoticePage title={offer ? texts.alreadyAnswered : texts.missing} links={LINKS}>
        {offer ? texts.alreadyAnsweredText : texts.missingText}
      </NoticePage>
    );
  const written = files.flatMap((file) => (file.is === 'read' ? file.text : [])).join('\n\n');
  return <AcceptOffer key={offer.id} offer={offer} written={written} />;
}

function AcceptOffer({ offer, written }: { offer: Offer; written: string }) {
  const pictures = picturesOf(offer.files);
  const [selected, setSelected] = useState<readonly string[]>(() =>
    pictures.slice(0, MAX_PHOTOS).map(({ id }) => id),
  );
  const { bind, values } = useForm({ answer: atMost(LIMITS.shortText) });
  const sender = offer.sentBy?.name ?? texts.theSender;

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
        title: texts.acceptTitle,
        intro: fill(texts.acceptIntro, { sender }),
        document: AcceptOfferDocument,
        more: () => ({ offerId: offer.id, photoIds: [...selected], answer: values.answer }),
        cancelTo: () => staffPaths.propertyOffers(),
        done: ({ hotel }: Accepted) => [
          hotel ? paths.hotel(hotel.id) : staffPaths.propertyOffers(),
          fill(texts.accepted, { hotel: hotel?.name ?? texts.theHotel, sender }),
        ],
      }}
      before={
        <FormSection
          title={texts.whatWasSent}
          text={
            pictures.length
              ? fill(texts.sentAtWithPictures, { moment: spokenMoment(offer.sentAt), max: MAX_PHOTOS })
              : fill(texts.sentAt, { moment: spokenMoment(offer.sentAt) })
          }
        >
          <Wide>
            <OfferFiles
              files={offer.files}
              choice={{
                selected,
                max: MAX_PHOTOS,
                onToggle: (id) =>
                  setSelected((before) =>
                    before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
                  ),
              }}
            />
          </Wide>
        </FormSection>
      }
      after={
        <FormSection title={texts.answer} text={fill(texts.answerIntro, { sender })}>
          <Wide>
            <TextAreaField
              label={texts.message}
              hint={texts.messageHint}
              field={bind('answer')}
              maxLength={LIMITS.shortText}
            />
          </Wide>
        </FormSection>
      }
    />
  );
}

import { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import { FormSection, Wide } from '../fields/StaffForm';
import type { DetailName } from './hotelRules';

interface Props {
  bind: (name: DetailName) => BoundField;
  /** What each is now, as a hint. */
  now?: Partial<Record<DetailName, string>> | undefined;
}

/** Where a hotel is, on what terms it is cancelled, and what it offers. */
export function HotelDetailFields({ bind, now = {} }: Props) {
  return (
    <>
      <FormSection title="Place" text="The distance is shown only together with its place.">
        <Wide>
          <TextField label="Address" hint={now.address} field={bind('address')} maxLength={1000} />
        </Wide>
        <TextField
          label="Closest tourist location"
          hint={now.closestTouristLocation}
          field={bind('closestTouristLocation')}
          maxLength={120}
        />
        <TextField
          label="Distance to it, in miles"
          hint={now.distance}
          field={bind('distance')}
          inputMode="decimal"
        />
        <TextField
          label="Latitude"
          hint={now.latitude ?? 'Degrees north, for the map'}
          field={bind('latitude')}
          inputMode="text"
        />
        <TextField
          label="Longitude"
          hint={now.longitude ?? 'Degrees east, for the map'}
          field={bind('longitude')}
          inputMode="text"
        />
      </FormSection>
      <FormSection title="Terms and amenities" text="A booking keeps the terms it was made on.">
        <TextField
          label="Free cancellation until"
          hint={now.freeCancellationDays ?? 'Days before check-in; 1 unless given'}
          field={bind('freeCancellationDays')}
          inputMode="numeric"
        />
        <TextField
          label="Refund after that, in percent"
          hint={now.lateRefundPercent ?? '0 unless given'}
          field={bind('lateRefundPercent')}
          inputMode="numeric"
        />
        <Wide>
          <TextField
            label="Amenities"
            hint={now.amenities ?? 'Comma separated: Lobby bar, Free WiFi, Pool'}
            field={bind('amenities')}
          />
        </Wide>
      </FormSection>
    </>
  );
}

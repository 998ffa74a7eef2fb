const HOTEL = 'actsAsHotel';
const NAME = 'actsAsHotelName';

/** The hotel as which an administrator acts in this tab. A reload keeps it; a sign-out ends it; other tabs do not have it. */
export const actingHotel = {
  id: (): string | null => sessionStorage.getItem(HOTEL),
  name: (): string => sessionStorage.getItem(NAME) ?? '',
  begin(hotel: { id: string; name: string }) {
    sessionStorage.setItem(HOTEL, hotel.id);
    sessionStorage.setItem(NAME, hotel.name);
  },
  end() {
    sessionStorage.removeItem(HOTEL);
    sessionStorage.removeItem(NAME);
  },
};

/** What names that hotel to the server: the headers of a request, and the parameters of a socket. */
export function actingHeaders(): Record<string, string> {
  const id = actingHotel.id();
  return id ? { 'staybook-hotel': id } : {};
}

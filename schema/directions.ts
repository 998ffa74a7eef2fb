interface Place {
  latitude: number | null;
  longitude: number | null;
  address: string | null;
}

/** The way to a place on OpenStreetMap: by its coordinates, else by its address; undefined without either. */
export function directionsUrl({ latitude, longitude, address }: Place): string | undefined {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : undefined;
}

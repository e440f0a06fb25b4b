/** "Usine chimique" → "usine-chimique": as the files are called. */
export const asWritten = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')

/** Words by which a host's own board gets a picture of ours; the first that fits wins. */
export const NAME_WORDS: readonly (readonly [portrait: string, words: readonly string[]])[] = [
  ['dry-dock', ['dock', 'docks', 'shipyard', 'cale', 'chantier']],
  ['harbour', ['harbour', 'harbor', 'port', 'marina', 'quay', 'quai', 'wharf', 'pier', 'canal']],
  ['market', ['market', 'bazaar', 'marche', 'halles', 'shops', 'mall']],
  ['casino', ['casino', 'cards', 'roulette', 'arcade']],
  ['museum', ['museum', 'musee', 'temple', 'bank', 'banque', 'palace', 'palais', 'court', 'opera', 'theatre']],
  ['power-plant', ['power', 'plant', 'reactor', 'centrale', 'energy', 'energie']],
  ['stadium', ['stadium', 'stade', 'arena', 'arene', 'circus', 'cirque']],
  ['airport', ['airport', 'aeroport', 'airfield', 'hangar']],
  ['laboratory', ['laboratory', 'laboratoire', 'lab', 'labo', 'clinic', 'hospital', 'hopital']],
  ['chemical-works', ['chemical', 'chimique', 'refinery', 'raffinerie', 'factory', 'usine', 'works', 'glasshouse']],
  ['observatory', ['observatory', 'observatoire', 'planetarium', 'telescope']],
  ['broadcast-tower', ['broadcast', 'tower', 'tour', 'tele', 'radio', 'antenna', 'antenne']],
  ['zoo', ['zoo', 'park', 'parc', 'safari', 'menagerie', 'aquarium']],
  ['university', ['university', 'universite', 'school', 'ecole', 'college', 'academy', 'campus', 'library']],
  ['metro', ['metro', 'subway', 'underground', 'station', 'gare', 'tram', 'tramworks', 'railway']],
  ['sewers', ['sewers', 'sewer', 'egouts', 'catacombs', 'catacombes', 'tunnel', 'tunnels']],
  ['cannes', ['cannes', 'cinema', 'festival', 'beach', 'plage']],
  ['new-york', ['york', 'liberty', 'liberte', 'manhattan', 'statue']],
]

/** Tag of states in which an irreversible request was sent; starting in one would send it again. */
export const sendingTag = 'holdsBack';

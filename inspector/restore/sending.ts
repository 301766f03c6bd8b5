/** A state with this tag has sent what cannot be undone; to begin in it would send it again. */
export const sendingTag = 'holdsBack';

interface OfflineNoticeProps {
  /** What to say while the device is offline; nothing hides it. */
  text?: string | undefined;
}

/** A strip at the top of the app. Keep it mounted: screen readers hear changes. */
export const OfflineNotice = ({ text }: OfflineNoticeProps) => <output className="offline">{text}</output>;

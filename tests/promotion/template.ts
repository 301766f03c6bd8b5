import type { Template } from '../../services/promotion/schema.ts';

export const template: Template = {
  id: 't1',
  title: 'Up to ₱20,000',
  banner: '',
  slogan: 'In one day',
  buttonText: '',
  downloadUrl: 'https://store.example/app.apk',
  appStoreUrl: 'https://apps.example/app',
};

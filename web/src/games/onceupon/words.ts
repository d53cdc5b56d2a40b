import catalogue from '$resources/onceupon/words/en.ftl?raw';
import { addMessages } from '../../i18n';

addMessages(catalogue);

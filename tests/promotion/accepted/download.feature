Feature: The download page of the promotion

  Scenario: It is opened
    Then it begins like this
      | the page is opened on an Android phone | the stores show |
      | or the page is opened on an iPhone     |                 |
      | or the page is opened on a computer    |                 |

  Scenario: The stores show
    Then this happens
      | the visitor chooses the store for Android   | the address of the store is opened |
      | or the visitor chooses the store for iPhone |                                    |
